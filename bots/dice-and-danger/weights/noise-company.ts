export default '0.015';
