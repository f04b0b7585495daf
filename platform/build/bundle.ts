import webpack from 'webpack'
import type { Compilation, Configuration, StatsCompilation } from 'webpack'

/**
 * Runs webpack once. Returns its statistics and the result of `inspect` for the compilation; throws webpack's errors.
 */
export const bundle = <Inspected>(
  config: Configuration,
  inspect: (compilation: Compilation) => Inspected,
): Promise<{ stats: StatsCompilation; inspected: Inspected }> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((failure, stats) => {
      // `inspect` must run before the compiler closes, which discards the compilation.
      const inspected = stats && !stats.hasErrors() ? { value: inspect(stats.compilation) } : undefined
      compiler.close(() => {
        if (failure) reject(failure)
        else if (!stats) reject(new Error('webpack returned no statistics'))
        else if (!inspected) reject(new Error(stats.toString({ all: false, errors: true, colors: false })))
        else
          resolve({
            stats: stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true }),
            inspected: inspected.value,
          })
      })
    })
  })
