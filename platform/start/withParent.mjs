// Loaded first in each process that another of ours starts: its parent gone, even by kill -9, it stops too.
const patience = 15_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), patience).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
