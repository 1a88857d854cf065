/** The seat that a link is for, and the key to it. */
export interface Invitation {
  seat: number;
  key: string;
}

/** An invitation as it stands in a link: `2.88ab…`. */
export function invitationIn(link: string): Invitation | null {
  const [, seat, key] = /^(\d)\.(\w+)$/.exec(link) ?? [];
  return seat === undefined || key === undefined ? null : { seat: Number(seat), key };
}
