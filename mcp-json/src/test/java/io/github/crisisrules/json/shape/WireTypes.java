package io.github.crisisrules.json.shape;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.json.Recipes;
import io.github.crisisrules.json.interchange.ExportForm;
import io.github.crisisrules.json.interchange.ImportFault;
import io.github.crisisrules.json.interchange.ImportRefusal;
import io.github.crisisrules.json.log.LogDifference;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.menu.InputKind;
import io.github.crisisrules.json.menu.Menu;
import io.github.crisisrules.json.menu.MenuAnswer;
import io.github.crisisrules.json.menu.MenuInput;
import io.github.crisisrules.json.menu.MenuItem;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.custom.AllForms;
import io.github.crisisrules.json.shape.custom.BracketFacts;
import io.github.crisisrules.json.shape.custom.RulingFacts;
import io.github.crisisrules.json.shape.reflect.Attribute;
import io.github.crisisrules.json.shape.reflect.TypeReflection;
import io.github.crisisrules.json.wire.WireNames;
import io.vavr.collection.Vector;

/** Every type that a document can hold. */
public final class WireTypes {
    private WireTypes() {}

    /** The public types of the rule modules that hold data, and the few types of JSON itself. */
    public static Vector<Class<?>> all() {
        return PublicTypes.all()
                .filter(type -> !Recipes.NO_DATA.contains(type))
                .appendAll(Vector.of(ImportFault.class.getPermittedSubclasses()))
                .appendAll(Vector.of(
                        Play.Step.class,
                        Decision.class,
                        LogFormats.EventStart.class,
                        LogDifference.class,
                        Menu.class,
                        MenuItem.class,
                        MenuInput.class,
                        InputKind.class,
                        MenuAnswer.class,
                        JsonRefusal.class,
                        RefusalKind.class,
                        ImportRefusal.class,
                        ExportForm.class,
                        ImportFault.class,
                        BracketFacts.Round.class,
                        BracketFacts.Match.class,
                        RulingFacts.Case.class,
                        io.github.crisisrules.core.rulebook.RuleViolation.class));
    }

    /** Returns whether a type is in the list of names. */
    public static boolean isNamed(Class<?> type) {
        return WireNames.standard().find(type).isDefined();
    }

    /** The Java names of the components, attributes or constants of a type; none for types with a form written by hand. */
    public static Vector<String> parts(Class<?> type) {
        if (type.isEnum()) {
            return Vector.of(type.getEnumConstants()).map(constant -> ((Enum<?>) constant).name());
        }
        boolean isObject = type.isRecord() || TypeReflection.isGenerated(type);
        return isObject && !AllForms.forms().byType().containsKey(type)
                ? TypeReflection.attributes(type).map(Attribute::name)
                : Vector.empty();
    }
}
