import './global-setup.ts'

export default async function tearDown() {
  await globalThis.commonShop?.remove()
}
