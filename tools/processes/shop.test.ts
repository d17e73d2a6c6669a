import { createServer } from 'node:http'
import { freePorts } from './ports.ts'
import { checkPorts, PORTS_TAKEN } from './shop.ts'

test('a port in use is named with a way out before anything is started', async () => {
  const first = await freePorts(PORTS_TAKEN)
  await expect(checkPorts(first)).resolves.toBeUndefined()

  const stranger = createServer()
  await new Promise<void>((resolve) => stranger.listen(first + 2, '127.0.0.1', resolve))
  const checked = checkPorts(first).finally(() => stranger.close())
  await expect(checked).rejects.toThrow(
    `Port ${first + 2} (release-console) is in use by another program: stop it, or choose other ports, for example PORT=${first + 100} npm start`,
  )
})
