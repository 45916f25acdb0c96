/** Seals and secrets as people read them. */

/** In groups of four. */
export const grouped = (seal: string): readonly string[] => seal.match(/.{1,4}/g) ?? [];

/** Beginning and end. */
export const shortened = (seal: string): string => `${seal.slice(0, 4)} … ${seal.slice(-4)}`;
