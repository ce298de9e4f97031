/** Loaded before the service: a bug that throws, with somebody's words in its message. */
process.on('SIGUSR2', () => {
  const words = process.env.THROWN ?? ''
  throw Object.assign(new Error(`Key (email)=(${words}) exists\n    at ${words} (/a.js:1:1)`), {
    detail: words,
  })
})
