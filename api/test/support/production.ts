import { RUSSIAN } from './people/shopper.ts'
import { FRONT_DOOR_KEY } from './services/processes.ts'
import { openShop } from './shop.ts'

/** A shop as in production, with nothing of the demo. */
export const openProduction = (environment: Record<string, string>) =>
  openShop({
    DEMO: '',
    FRONT_DOOR_KEY,
    PAYMENT_KEY: 'payment-key-of-this-test',
    CERTIFICATE_KEY: 'certificate-key-of-this-test',
    SHOP_ORIGINS: `http://${RUSSIAN}`,
    ...environment,
  })
