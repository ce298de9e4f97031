#!/usr/bin/env node
// Old JavaScript, so that an old Node can read it and say what it lacks.
var needed = /\d+\.\d+/.exec(require('../package.json').engines.node)[0].split('.').map(Number)
var given = process.versions.node.split('.').map(Number)
if (given[0] < needed[0] || (given[0] === needed[0] && given[1] < needed[1])) {
  console.error(
    `Colloquy needs Node ${needed.join('.')} or later and this is ${process.versions.node}: install a newer one from https://nodejs.org and run the same command again.`,
  )
  process.exit(1)
}
// Sources are in a checkout alone.
var isCheckout = require('node:fs').existsSync(`${__dirname}/../src`)
import(isCheckout ? '../src/cli/colloquy.ts' : '../lib/colloquy.js')
