// Preloaded in each child process: stops it when its parent is gone, even after kill -9.
const shutdownTimeoutMs = 15_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
