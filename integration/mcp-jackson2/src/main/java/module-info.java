/** Values of Crisis Rules for object mappers of Jackson 2. */
@SuppressWarnings("module") // The digit is the version of Jackson, which is part of its name.
module io.github.crisisrules.jackson2 {
    requires transitive com.fasterxml.jackson.databind;
    requires transitive io.github.crisisrules.json;

    exports io.github.crisisrules.jackson2;

    provides com.fasterxml.jackson.databind.Module with
            io.github.crisisrules.jackson2.CrisisModule;
}
