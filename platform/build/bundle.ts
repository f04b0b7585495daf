import webpack from 'webpack'
import type { Configuration, StatsCompilation } from 'webpack'

/** Runs webpack once and answers what it made, or throws with webpack's own words. */
export const bundle = (recipe: Configuration): Promise<StatsCompilation> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(recipe)
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure)
        else if (!stats) reject(new Error('webpack answered nothing'))
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })))
        else resolve(stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true, ids: true, chunks: true, chunkRelations: true }))
      })
    })
  })
