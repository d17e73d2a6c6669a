// Preloaded into every process of ours: when the parent is gone, even by kill -9, its pipe closes and nothing stays behind.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
