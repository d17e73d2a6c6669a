import type { Locator, Page } from '@playwright/test'

/** The provider's profile; an empty phone is not shared. */
interface Someone {
  phone: string
  email?: string
}

const VERA = { name: 'Вера', surname: 'Лебедева', email: '' }

/** The page of the identity provider. */
export class ProviderPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get allowButton(): Locator {
    return this.page.getByRole('button', { name: /разрешить|allow/i })
  }

  async allow(someone: Someone) {
    const person = { ...VERA, ...someone }
    await this.page.getByRole('radio', { name: /другой человек|somebody else/i }).check()
    for (const [field, value] of Object.entries(person)) await this.page.locator(`#${field}`).fill(value)
    await this.allowButton.click()
  }

  /** The redirect URL, without following it. */
  async wayBack(someone: Someone): Promise<string> {
    const action = (await this.page.locator('form').getAttribute('action')) ?? ''
    const { origin } = new URL(this.page.url())
    const answer = await fetch(origin + action, {
      method: 'POST',
      body: new URLSearchParams({ ...VERA, ...someone, person: '', action: 'allow' }),
      headers: { origin },
      redirect: 'manual',
    })
    return answer.headers.get('location') ?? ''
  }

  refuse = () => this.page.getByRole('button', { name: /отказать|refuse/i }).click()
}
