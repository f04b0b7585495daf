import webpack from 'webpack'
import type { Compilation, Configuration, StatsCompilation } from 'webpack'

/** Runs webpack once. Returns its statistics and what `look` returns for the compilation; throws webpack's errors. */
export const bundle = <Seen>(
  recipe: Configuration,
  look: (compilation: Compilation) => Seen,
): Promise<{ made: StatsCompilation; seen: Seen }> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(recipe)
    compiler.run((failure, stats) => {
      // Before closing, which discards the compilation.
      const seen = stats && !stats.hasErrors() ? { it: look(stats.compilation) } : undefined
      compiler.close(() => {
        if (failure) reject(failure)
        else if (!stats) reject(new Error('webpack gave no statistics'))
        else if (!seen) reject(new Error(stats.toString({ all: false, errors: true, colors: false })))
        else
          resolve({
            made: stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true }),
            seen: seen.it,
          })
      })
    })
  })
