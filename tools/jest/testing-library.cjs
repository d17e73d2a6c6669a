require('@testing-library/jest-dom')
const { configure } = require('@testing-library/dom')

// A second is their own patience; a busy machine may need more, and only a test that fails waits for all of it.
configure({ asyncUtilTimeout: Number(process.env['ASYNC_UTIL_TIMEOUT'] ?? 5000) })
