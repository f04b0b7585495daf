import type { Names } from '../../build/doors.ts'

/** Names that the area imports and does not declare in `takes`, as `shared/ui: Slider`. */
export const undeclaredNames = (namesRead: ReadonlyMap<string, ReadonlySet<string>>, takes: Names): string[] =>
  [...namesRead]
    .filter(([door]) => door.startsWith('shared/'))
    .flatMap(([door, names]) =>
      [...names]
        .filter((name) => !/^(default|__esModule)$/.test(name) && !takes[door]?.includes(name))
        .map((name) => `${door}: ${name}`),
    )
