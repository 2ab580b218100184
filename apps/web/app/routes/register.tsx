export default function Register() {
  return <h1>register</h1>;
}
