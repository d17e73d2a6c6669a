import { type Locator, type Page } from '@playwright/test'

interface FakeWallet {
  /** What the shopper does with the next sheet: null closes it, a text is the card in the token. */
  card: string | null
  sheet: { currency: string; value: string } | null
  outcome: string | null
}
declare global {
  interface Window {
    fakeWallet: FakeWallet
  }
}

/** Google's wallet in the browser: Chromium's answers, without its sheet. */
export class Wallet {
  readonly page: Page
  readonly button: Locator

  private constructor(page: Page) {
    this.page = page
    this.button = page.getByRole('main').getByRole('button', { name: /with Google\sPay$/ })
  }

  /** Call it before the first page is opened. */
  static async installedIn(page: Page): Promise<Wallet> {
    await page.addInitScript(() => {
      const state: FakeWallet = { card: null, sheet: null, outcome: null }
      class PaymentRequest extends EventTarget {
        readonly #total: { currency: string; value: string }
        constructor(_: unknown, { total }: { total: { amount: { currency: string; value: string } } }) {
          super()
          this.#total = total.amount
        }
        canMakePayment = () => Promise.resolve(true)
        hasEnrolledInstrument = () => Promise.resolve(true)
        show() {
          if (!navigator.userActivation.isActive) return Promise.reject(new DOMException('No press', 'SecurityError'))
          state.sheet = this.#total
          if (state.card === null) return Promise.reject(new DOMException('Closed', 'AbortError'))
          const token = JSON.stringify({ protocolVersion: 'ECv2', signature: 'MEUCIQ', signedMessage: state.card })
          const complete = (outcome: string) => Promise.resolve(void (state.outcome = outcome))
          return Promise.resolve({ details: { paymentMethodData: { tokenizationData: { token } } }, complete })
        }
      }
      Object.assign(window, { fakeWallet: state, PaymentRequest })
    })
    return new Wallet(page)
  }

  close = () => this.#press(null)
  confirm = (card: string) => this.#press(card)
  sheet = () => this.page.evaluate(() => window.fakeWallet.sheet)
  outcome = () => this.page.evaluate(() => window.fakeWallet.outcome)

  async #press(card: string | null): Promise<void> {
    await this.page.evaluate((next) => (window.fakeWallet.card = next), card)
    await this.button.click()
  }
}
