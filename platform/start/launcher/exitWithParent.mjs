// Preloaded in each child process: stops the process when its parent has exited, even after kill -9.
const shutdownTimeoutMs = 15_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
