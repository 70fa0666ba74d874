// As `npm run train -- dice-and-danger noise-company` finds it for annoyed-animals; the other three sheets are still to be measured.
export default '0.053';
