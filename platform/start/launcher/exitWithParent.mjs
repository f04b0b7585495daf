// Loaded first in each child process: when its parent is gone, even by kill -9, it stops too.
const shutdownTimeoutMs = 15_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
