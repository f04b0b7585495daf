import type { Names } from '../../build/doors.ts'

/** Names that the area used and does not say it takes, as `shared/ui: Slider`. */
export const unsaidNames = (used: ReadonlyMap<string, ReadonlySet<string>>, takes: Names): string[] =>
  [...used]
    .filter(([door]) => door.startsWith('shared/'))
    .flatMap(([door, names]) =>
      [...names]
        .filter((name) => !/^(default|__esModule)$/.test(name) && !takes[door]?.includes(name))
        .map((name) => `${door}: ${name}`),
    )
