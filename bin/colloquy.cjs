#!/usr/bin/env node
// Old JavaScript, so that an old Node can read it and say what it lacks.
// What is newer and lacks something all the same is told by what needs it.
var versions = require('../package.json').engines.node.match(/\d+\.\d+\.\d+/g)
var needed = versions[0].split('.').map(Number)
var given = process.versions.node.split('.').map(Number)
if (given[0] < needed[0] || (given[0] === needed[0] && given[1] < needed[1])) {
  console.error(
    `Colloquy needs Node ${versions.join(', ')} or later and this is ${process.versions.node}: install a newer one from https://nodejs.org and run the same command again.`,
  )
  process.exit(1)
}
// Sources are in a checkout alone.
var isCheckout = require('node:fs').existsSync(`${__dirname}/../src`)
import(isCheckout ? '../src/cli/colloquy.ts' : '../lib/colloquy.js')
