import { appLink } from './app-link.ts'

test.each([
  ['gdeslon', 'gdeslon'],
  ['paid', 'paid'],
  ['other', 'other'],
  [null, 'website'],
] as const)(
  'the app link after advertising %s contains %s, the page and the generator version [marketing.app-link-version]',
  (attribution, source) => {
    const { searchParams, origin } = new URL(appLink('https://app.zlata.example/open', attribution, 'mobile-app-license'))
    expect([origin, Object.fromEntries(searchParams)]).toStrictEqual([
      'https://app.zlata.example',
      { af_js_web: 'true', af_ss_ver: '2_2_0', pid: source, c: 'mobile-app-license' },
    ])
  },
)
