require('@testing-library/jest-dom')
const { configure } = require('@testing-library/dom')

// Raises the default of one second for busy machines; only failing tests wait that long.
configure({ asyncUtilTimeout: Number(process.env['ASYNC_UTIL_TIMEOUT'] ?? 5000) })
