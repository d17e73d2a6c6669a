import { serveContracts } from './documentation/contracts.ts'
import { serveDocumentation } from './documentation/documentation.ts'
import { plugin, type Api } from './http/implement.ts'
import { servePictures } from './pictures/serve-pictures.ts'
import { serveHealth, type Warmed } from './status/health.ts'
import { serveMetrics } from './status/serve-metrics.ts'

interface StatusApi extends Api {
  metricsKey: string | undefined
  warmed: Warmed
}

export const status = plugin('status', (api: StatusApi) => {
  serveHealth(api, api.warmed)
  serveMetrics(api, api.metricsKey)
})

export const pictures = plugin('pictures', servePictures)

export const documentation = plugin('documentation', (api: Api) => {
  serveContracts(api)
  serveDocumentation(api)
})
