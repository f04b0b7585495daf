import webpack from 'webpack'
import type { Compilation, Configuration, StatsCompilation } from 'webpack'

/**
 * Runs webpack once. Returns its statistics and the result of `inspect` for the compilation; throws webpack's errors.
 */
export const bundle = <Found>(
  recipe: Configuration,
  inspect: (compilation: Compilation) => Found,
): Promise<{ stats: StatsCompilation; seen: Found }> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(recipe)
    compiler.run((failure, stats) => {
      // Before closing, which discards the compilation.
      const seen = stats && !stats.hasErrors() ? { it: inspect(stats.compilation) } : undefined
      compiler.close(() => {
        if (failure) reject(failure)
        else if (!stats) reject(new Error('webpack gave no statistics'))
        else if (!seen) reject(new Error(stats.toString({ all: false, errors: true, colors: false })))
        else
          resolve({
            stats: stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true }),
            seen: seen.it,
          })
      })
    })
  })
