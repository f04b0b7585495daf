// Preloaded in each child process: stops the process after its parent has exited, even by SIGKILL.
const shutdownTimeoutMs = 15_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
