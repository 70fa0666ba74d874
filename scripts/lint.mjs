// Rules of this house that no published plugin has, for oxlint.
import { posix } from 'node:path';

/** Whether a parameter is declared as a boolean, or is one when it is left out. */
function isBoolean({ type, parameter, left, right, typeAnnotation }) {
  if (type === 'TSParameterProperty') return isBoolean(parameter);
  if (type === 'AssignmentPattern') return isBoolean(left) || typeof right.value === 'boolean';
  return typeAnnotation?.typeAnnotation.type === 'TSBooleanKeyword';
}

const message = 'Whoever reads a call cannot tell what true means: name it, or make it two functions.';

function noBooleanParameters(context) {
  const check = ({ params }) => {
    for (const node of params.filter(isBoolean)) context.report({ node, message });
  };
  return {
    FunctionDeclaration: check,
    FunctionExpression: check,
    ArrowFunctionExpression: check,
    TSMethodSignature: check,
  };
}

/**
 * Holds the layers under a folder to their arrows: by each, the others that it may import. A layer is a folder or a file by its
 * path; `<folder>/*` is every folder in it that is not named, each a layer of its own; `.` is what lies loose and is not named.
 * `everywhere` is the ground: those layers may be imported by all others, and among themselves by their arrows.
 */
function heldToArrows(context) {
  const [page] = context.options;
  const path = context.filename.replaceAll('\\', '/');
  const root = path.slice(0, path.lastIndexOf(`/${page.root}/`) + page.root.length + 2);
  const from = layerOf(path.slice(root.length), page);
  const check = node => {
    const imported = `${node.source?.value}`;
    const target = posix.join(posix.dirname(path), imported);
    if (!imported.startsWith('.') || !target.startsWith(root)) return;
    const to = layerOf(target.slice(root.length), page);
    if (!mayImport(from, to, page)) context.report({ node, message: against(from, to) });
  };
  return {
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression: check,
  };
}

const against = (from, to) =>
  `No arrow leads from ${from.name} to ${to.name}: see "Inside the page" in docs/ARCHITECTURE.md.`;

const mayImport = (from, to, { everywhere, arrows }) =>
  from.folder === to.folder ||
  arrows[from.name]?.includes(to.name) ||
  (everywhere.includes(to.name) && !everywhere.includes(from.name));

/** By which name the arrows know a file, and which folder that is. */
function layerOf(path, { arrows }) {
  const [folder, within, deeper] = path.split('/');
  const inner = `${folder}/${within}`;
  const names = [
    ...(deeper === undefined
      ? []
      : [
          { name: inner, folder: inner },
          { name: `${folder}/*`, folder: inner },
        ]),
    { name: folder, folder },
    ...(within === undefined ? [{ name: '.', folder: '.' }] : []),
  ];
  return names.find(({ name }) => Object.hasOwn(arrows, name)) ?? { name: folder, folder };
}

export default {
  meta: { name: 'oubliette' },
  rules: {
    arrows: { meta: { schema: [{ type: 'object' }] }, create: heldToArrows },
    'no-boolean-parameters': { create: noBooleanParameters },
  },
};
