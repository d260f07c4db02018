import jsonServerProvider from "ra-data-json-server";
import simpleRestProvider from "ra-data-simple-rest";
import {
  Admin,
  ArrayInput,
  type AuthProvider,
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  Create,
  type DataProvider,
  DataTable,
  DateInput,
  DateTimeInput,
  Edit,
  fetchUtils,
  List,
  NullableBooleanInput,
  NumberInput,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  ReferenceField,
  ReferenceInput,
  Resource,
  required,
  SearchInput,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextArrayInput,
  TextInput,
} from "react-admin";
import { createRoot } from "react-dom/client";

const apiUrl: string = import.meta.env.VITE_API_URL;

const httpClient: typeof fetchUtils.fetchJson = (url, options = {}) => {
  const token = localStorage.getItem("token");
  const user = token ? { authenticated: true, token: `Bearer ${token}` } : undefined;
  return fetchUtils.fetchJson(url, { ...options, ...(user ? { user } : {}) });
};

const dataProviders: Record<string, () => DataProvider> = {
  "json-server": () => jsonServerProvider(apiUrl, httpClient),
  "simple-rest": () => simpleRestProvider(apiUrl, httpClient),
};

const authProvider: AuthProvider = {
  login: async ({ username, password }) => {
    const response = await fetch(`${apiUrl}/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: username, password }),
    });
    if (!response.ok) throw new Error(response.statusText);
    localStorage.setItem("token", (await response.json()).accessToken);
  },
  logout: async () => localStorage.removeItem("token"),
  checkAuth: async () => {
    if (!localStorage.getItem("token")) throw new Error("Not logged in");
  },
  checkError: async ({ status }) => {
    if (status === 401) throw new Error("Logged out");
  },
  getPermissions: async () => undefined,
};

const statuses = [
  { id: "open", name: "Open" },
  { id: "closed", name: "Closed" },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={statuses} alwaysOn />,
];

const JobList = () => (
  <List filters={filters} perPage={5} sort={{ field: "id", order: "ASC" }}>
    <DataTable rowClick="edit">
      <DataTable.Col source="title" />
      <DataTable.Col source="companyId">
        <ReferenceField source="companyId" reference="companies" />
      </DataTable.Col>
      <DataTable.NumberCol source="salary" />
    </DataTable>
  </List>
);

/** One of every stock input that a model of JSON has a member for. */
const JobForm = () => (
  <SimpleForm>
    <TextInput source="title" validate={required()} />
    <RadioButtonGroupInput source="status" choices={statuses} defaultValue="open" />
    <ReferenceInput source="companyId" reference="companies">
      <AutocompleteInput />
    </ReferenceInput>
    <NumberInput source="salary" />
    <BooleanInput source="remote" defaultValue={false} />
    <SelectInput
      source="level"
      choices={[
        { id: "junior", name: "Junior" },
        { id: "senior", name: "Senior" },
      ]}
    />
    <DateInput source="closesAt" />
    <DateTimeInput source="startsAt" />
    <NullableBooleanInput source="urgent" />
    <TextInput source="notes" multiline />
    <TextArrayInput source="tags" defaultValue={[]} />
    <CheckboxGroupInput
      source="skills"
      choices={["wood", "metal", "paper"].map((id) => ({ id, name: id }))}
    />
    <TextInput source="contact.name" />
    <TextInput source="contact.phone" />
    <ArrayInput source="steps">
      <SimpleFormIterator inline>
        <TextInput source="label" />
        <NumberInput source="days" />
      </SimpleFormIterator>
    </ArrayInput>
    <ReferenceArrayInput source="partnerIds" reference="companies">
      <AutocompleteArrayInput />
    </ReferenceArrayInput>
  </SimpleForm>
);

const JobCreate = () => (
  <Create redirect="list">
    <JobForm />
  </Create>
);

const JobEdit = () => (
  <Edit mutationMode="pessimistic">
    <JobForm />
  </Edit>
);

const root = document.getElementById("app");
const dataProvider = dataProviders[import.meta.env.VITE_DATA_PROVIDER]?.();
if (root && dataProvider) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
      <Resource name="jobs" list={JobList} create={JobCreate} edit={JobEdit} />
      <Resource name="companies" recordRepresentation="name" />
    </Admin>,
  );
}
