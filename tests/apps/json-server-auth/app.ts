import axios from "axios";

const api = axios.create({ baseURL: import.meta.env.VITE_API_URL });

document.body.innerHTML = `
  <form id="credentials">
    <input name="name" placeholder="Name" />
    <input name="email" placeholder="Email" />
    <input name="password" type="password" placeholder="Password" />
    <button name="action" value="register">Register</button>
    <button name="action" value="login">Log in</button>
  </form>
  <p id="message" role="status"></p>
  <button id="load">Load jobs</button>
  <ul id="jobs"></ul>`;

function find<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

const message = find("#message");

find<HTMLFormElement>("#credentials").addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const { name, email, password } = Object.fromEntries(new FormData(form));
  const action = (event.submitter as HTMLButtonElement).value;
  const body = action === "register" ? { name, email, password } : { email, password };
  try {
    const { data } = await api.post(`/${action}`, body);
    localStorage.setItem("token", data.accessToken);
    localStorage.setItem("userId", data.user.id);
    const { data: user } = await api.get(`/users/${data.user.id}`, withToken());
    message.textContent = `Hello ${user.name}`;
  } catch (error) {
    message.textContent = axios.isAxiosError(error)
      ? `Refused: ${error.response?.status}`
      : String(error);
  }
});

find("#load").addEventListener("click", async () => {
  try {
    const { data } = await api.get("/jobs", withToken());
    find("#jobs").innerHTML = data
      .map(({ title }: { title: string }) => `<li>${title}</li>`)
      .join("");
    message.textContent = `${data.length} jobs`;
  } catch (error) {
    message.textContent = axios.isAxiosError(error)
      ? `Refused: ${error.response?.status}`
      : String(error);
  }
});

function withToken() {
  return { headers: { Authorization: `Bearer ${localStorage.getItem("token")}` } };
}
