// Rules of this house that no published plugin has, for oxlint.

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

export default {
  meta: { name: 'oubliette' },
  rules: { 'no-boolean-parameters': { create: noBooleanParameters } },
};
