import { expect, test } from "vitest";
import { readAll, type Values } from "./whole-project.ts";

const byId = (records: readonly Values[]) => new Map(records.map((each) => [each["id"], each]));

test("who leads a department works there, and those who work there say what it is called", async () => {
  const [departments = [], employees = [], albums = [], photos = []] = await readAll(
    `export interface Department { id: number; name: string; managerId: number; managerName: string }
     export interface Employee { id: number; firstName: string; lastName: string; departmentId: number; departmentName: string; position: string }
     export interface Album { id: string; title: string; coverPhotoId: string | null }
     export interface Photo { id: string; albumId: string; albumTitle: string; url: string }`,
    [
      { path: "/departments", type: "Department[]", count: 5 },
      { path: "/employees", type: "Employee[]", count: 40 },
      { path: "/albums", type: "Album[]", count: 8 },
      { path: "/photos", type: "Photo[]", count: 40 },
    ],
  );
  const [byDepartment, byEmployee, byAlbum, byPhoto] = [departments, employees, albums, photos].map(
    byId,
  );
  for (const { departmentId, departmentName } of employees) {
    expect(departmentName).toBe(byDepartment?.get(departmentId)?.["name"]);
  }
  for (const { id, managerId, managerName } of departments) {
    const manager = byEmployee?.get(managerId);
    expect(manager?.["departmentId"]).toBe(id);
    expect(managerName).toBe(`${manager?.["firstName"]} ${manager?.["lastName"]}`);
  }
  for (const { albumId, albumTitle } of photos) {
    expect(albumTitle).toBe(byAlbum?.get(albumId)?.["title"]);
  }
  for (const { id, coverPhotoId } of albums) {
    if (coverPhotoId) expect(byPhoto?.get(coverPhotoId)?.["albumId"]).toBe(id);
  }
});
