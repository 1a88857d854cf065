/** The browser's memory, where it lets us: a private window or a full disk must not stop a game. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`parlor.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`parlor.${key}`, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory of a preference.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`parlor.${key}`);
  } catch {
    // It was not there, then.
  }
}

/** Letters and digits from the system's randomness; works without a secure context. */
export function randomText(length: number): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}
