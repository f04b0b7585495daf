import webpack from 'webpack'
import type { Compilation, Configuration, StatsCompilation } from 'webpack'

/** Runs webpack once and answers what it made and what `look` saw of it, or throws with webpack's own words. */
export const bundle = <Seen>(
  recipe: Configuration,
  look: (compilation: Compilation) => Seen,
): Promise<{ made: StatsCompilation; seen: Seen }> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(recipe)
    compiler.run((failure, stats) => {
      // Before closing: webpack forgets what it saw.
      const seen = stats && !stats.hasErrors() ? { it: look(stats.compilation) } : undefined
      compiler.close(() => {
        if (failure) reject(failure)
        else if (!stats) reject(new Error('webpack answered nothing'))
        else if (!seen) reject(new Error(stats.toString({ all: false, errors: true, colors: false })))
        else
          resolve({
            made: stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true }),
            seen: seen.it,
          })
      })
    })
  })
