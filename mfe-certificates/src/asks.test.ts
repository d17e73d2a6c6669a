import path from 'node:path'
import { askedAt } from '@shop/testing/asks'

const folder = path.join(__dirname, 'pages/certificate')
const listedAt = async (address: string) => (await askedAt(address, folder, (file) => jest.requireActual(file))).listed

test('the certificate designs are listed as its model requests them', async () => {
  const asked = ['GET /deposits_design']
  expect(await askedAt('/certificate', folder, (file) => jest.requireActual(file))).toStrictEqual({ listed: asked, sent: asked })
})

test('requests no designs after returning from payment', async () => {
  expect(await listedAt('/certificate?deposit=7')).toStrictEqual([])
})
