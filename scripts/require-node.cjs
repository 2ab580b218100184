/**
 * The first step of `npm start` and `npm run check`: says what to do when the running Node is too old. npm puts
 * node_modules/.bin first in the path, so this is normally the Node of the npm package "node", whatever the machine
 * has.
 * CommonJS without newer syntax, because an old Node has to be able to read it.
 */
'use strict';

var fs = require('fs');
var path = require('path');

var oldestMajor = 24;

/**
 * @param {string} version `20.19.2`
 * @param {boolean} hasPackages is there a node_modules?
 * @returns {string | null} what is wrong and what to do, or null
 */
function complaint(version, hasPackages) {
  if (Number(version.split('.')[0]) >= oldestMajor) return null;
  var lines = [
    'Cutsite runs on Node ' + oldestMajor + ' or newer. This is Node ' + version + ', ' + process.execPath + '.',
  ];
  if (hasPackages) {
    lines.push(
      'The right Node comes as the npm package "node", but its install script did not run. Run it now:',
      '',
      '    npm rebuild node --ignore-scripts=false',
      '',
      'and start again. Does npm still refuse the script? Allow it with `npm approve-scripts node`, then rebuild.',
    );
  } else {
    lines.push('The right Node comes with the packages. Install them first:', '', '    npm ci', '');
  }
  lines.push('Any other Node ' + oldestMajor + ' in the path does as well.');
  return lines.join('\n');
}

module.exports = { complaint: complaint };

if (require.main === module) {
  var message = complaint(process.versions.node, fs.existsSync(path.join(__dirname, '..', 'node_modules', 'node')));
  if (message !== null) {
    process.stderr.write('\n' + message + '\n\n');
    process.exitCode = 1;
  }
}
