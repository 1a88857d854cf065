import type { Facts } from '../../protocol/types';

/** The doubling cube, where it is played with: whose it is, as the seat or null for the middle. */
export function cubeIn(facts: Facts): { value: string; owner: number | null } | null {
  const value = facts['cube'];
  if (value === undefined) return null;
  const owner = facts['cube_owner'] ?? 'middle';
  return { value, owner: owner === 'middle' ? null : Number(owner) };
}
