import { INTERNATIONAL, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const isCertificate = ({ url }: { url: string }) => url.startsWith('/catalog/certificates/')

test.each([RUSSIAN, INTERNATIONAL])(
  'on %s certificates are listed in their category, not among the jewelry [catalog.certificates-apart]',
  async (host) => {
    const shopper = new Shopper({ host })
    for (const [section, url] of [
      ['catalog', ''],
      ['jewelry', ''],
      ['designers', 'zlata'],
    ] as const) {
      const { products, quantity } = await shopper.show(section, url)
      expect(quantity).toBeGreaterThan(0)
      expect(products.filter(isCertificate)).toStrictEqual([])
    }
    const { products } = await shopper.show('catalog', 'certificates')
    expect(products.every(isCertificate)).toBe(true)
    expect(products).toHaveLength(2)
  },
)

test.each([
  [RUSSIAN, 'подарочный сертификат', '/certificate'],
  [INTERNATIONAL, 'gift certificate', '/catalog/certificates'],
])('a search on %s for %s leads to %s', async (host, text, url) => {
  const { understood } = await new Shopper({ host }).show('search', `?text=${encodeURIComponent(text)}`)
  expect(understood?.help.map((one) => one.url)).toStrictEqual([url])
})
