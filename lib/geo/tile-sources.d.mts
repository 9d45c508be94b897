import type { TileSource } from '../model/outlet';

type Settings = Readonly<Record<string, string | undefined>>;

export function readTiles(env: Settings): TileSource | null;
export function tileOrigins(env: Settings): string[];
