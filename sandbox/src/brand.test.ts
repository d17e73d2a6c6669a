import path from 'node:path'

afterEach(() => {
  delete process.env['BRAND_FILE']
  jest.resetModules()
})

test('every page of the sandbox has the name, colors and faces of the brand file', async () => {
  process.env['BRAND_FILE'] = path.join(__dirname, '../../brands/morion.json')
  jest.resetModules()
  const { overview } = await import('./frame/overview.ts')
  const { fileOf } = await import('./frame/files.ts')
  const html = overview([], 'en')
  expect(html).toContain('<p class="brand">Morion</p>')
  expect(html).toContain('— Morion</title>')
  expect(html).toContain('href="/files/brand.css?morion"')
  const css = String((await fileOf('/files/brand.css'))?.body)
  expect(css).toContain('--ink:light-dark(#16201d,#eef4f1)')
  expect(css).toContain('--serif:"Zlata Text"')
})
