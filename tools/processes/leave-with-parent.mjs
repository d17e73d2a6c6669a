// Preloaded into all child processes: exits when the parent dies, even by kill -9, because its pipe closes.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
