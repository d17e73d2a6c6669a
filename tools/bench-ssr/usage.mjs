// Preloaded into the front door: precise CPU time and heap size are available inside the process only.
process.on('message', (message) => {
  if (message === 'collect garbage') globalThis.gc?.()
  if (message !== 'usage') return
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ usage: { all: process.cpuUsage(), mainThread: process.threadCpuUsage(), rss, heapUsed } })
})
process.channel?.unref()
