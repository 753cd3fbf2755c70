/** Values of Crisis Rules for object mappers of Jackson 3. */
@SuppressWarnings("module") // The digit is the version of Jackson, which is part of its name.
module io.github.crisisrules.jackson3 {
    requires transitive tools.jackson.databind;
    requires transitive io.github.crisisrules.json;

    exports io.github.crisisrules.jackson3;

    provides tools.jackson.databind.JacksonModule with
            io.github.crisisrules.jackson3.CrisisModule;
}
