/** What a glob found, by the folder it lies in: `./NAME/index.ts`. */
export function byFolder<T>(found: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(found).map(([path, part]) => [path.split('/').at(-2) ?? '', part]));
}
