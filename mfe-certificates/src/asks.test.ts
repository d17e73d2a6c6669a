import path from 'node:path'
import { askedAt } from '@shop/testing/asks'

const folder = path.join(__dirname, 'pages/certificate')
const listedAt = async (address: string) => (await askedAt(address, folder, (file) => jest.requireActual(file))).listed

test('the designs of a certificate are listed as its model asks them', async () => {
  const asked = ['GET /deposits_design']
  expect(await askedAt('/certificate', folder, (file) => jest.requireActual(file))).toStrictEqual({ listed: asked, sent: asked })
})

test('who comes back from paying needs no designs', async () => {
  expect(await listedAt('/certificate?deposit=7')).toStrictEqual([])
})
