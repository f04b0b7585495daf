import { rspack } from '@rspack/core'
import { config } from './config.ts'

const compiler = rspack(config)
compiler.run((failure, stats) => {
  if (failure || stats?.hasErrors()) {
    console.error(failure ?? stats?.toString({ all: false, errors: true }))
    process.exitCode = 1
  }
  compiler.close(() => {})
})
