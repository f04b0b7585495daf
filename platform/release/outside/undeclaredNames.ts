import type { NamesByEntryPoint } from '../../build/entryPoints.ts'

/** Returns the names that the area imports without declaring them in `takes`, such as `shared/ui: Slider`. */
export const undeclaredNames = (
  namesRead: ReadonlyMap<string, ReadonlySet<string>>,
  takes: NamesByEntryPoint,
): string[] =>
  [...namesRead]
    .filter(([entryPoint]) => entryPoint.startsWith('shared/'))
    .flatMap(([entryPoint, names]) =>
      [...names]
        .filter((name) => !/^(default|__esModule)$/.test(name) && !takes[entryPoint]?.includes(name))
        .map((name) => `${entryPoint}: ${name}`),
    )
