package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.ComponentKind;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.component.ComponentViolation.CardMissing;
import io.github.crisisrules.tournament.component.ComponentViolation.DiceRefused;
import io.github.crisisrules.tournament.component.ComponentViolation.MiniatureMissing;
import io.github.crisisrules.tournament.component.ComponentViolation.MiniatureRefused;
import io.github.crisisrules.tournament.component.ComponentViolation.NoDice;
import io.github.crisisrules.tournament.component.ComponentViolation.ProxyOnly;
import io.github.crisisrules.tournament.component.ComponentViolation.TokenRefused;
import io.github.crisisrules.tournament.component.ComponentViolation.ToolMissing;
import io.github.crisisrules.tournament.component.ComponentViolation.ToolRefused;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;

/**
 * The check whether a player has brought everything that the list needs, and nothing forbidden. Things that the
 * list does not need, such as a miniature of a character that is not on it, are ignored.
 */
public final class ComponentRules {
    private ComponentRules() {}

    /**
     * Checks a kit, and returns it or all its faults.
     *
     * @param list all components of the player's roster, or of all rosters of the player's Timeline List
     */
    public static Validation<Seq<ComponentViolation>, Kit> check(
            Kit kit, Iterable<? extends ComponentId> list, ComponentCode code) {
        Vector<ComponentId> needed = Vector.<ComponentId>ofAll(list).distinct();
        Vector<ComponentViolation> faults = miniatures(kit, needed, code)
                .appendAll(cards(kit, needed))
                .appendAll(dice(kit))
                .appendAll(tools(kit))
                .appendAll(tokens(kit));
        return faults.isEmpty() ? Validation.valid(kit) : Validation.invalid(faults);
    }

    /** Checks that every listed character has a miniature, and that those brought are legal. */
    @Rule({EventRuleId.MINI, TimelineRuleId.MINI})
    public static Vector<ComponentViolation> miniatures(Kit kit, Vector<ComponentId> needed, ComponentCode code) {
        return needed.filter(each -> each.kind() == ComponentKind.CHARACTER).flatMap(character -> {
            Vector<Miniature> own =
                    kit.miniatures().filter(miniature -> miniature.character().isSame(character));
            return own.isEmpty()
                    ? Vector.of(new MiniatureMissing(character))
                    : own.flatMap(miniature -> miniature
                            .faults()
                            .filter(code::forbids)
                            .toVector()
                            .map(fault -> new MiniatureRefused(character, fault)));
        });
    }

    /**
     * Checks the cards. Character, Team Tactic and Crisis cards must be there; the documents do not ask for the cards
     * of Infinity Gems, but a proxy is allowed for none.
     */
    @Rule(EventRuleId.CARDS)
    public static Vector<ComponentViolation> cards(Kit kit, Vector<ComponentId> needed) {
        return needed.flatMap(card -> {
            Vector<CardCopy> own = kit.cards().filter(copy -> copy.card().isSame(card));
            boolean isOptional = card.kind() == ComponentKind.INFINITY_GEM && own.isEmpty();
            return isOptional || own.exists(copy -> !copy.isProxy())
                    ? Vector.empty()
                    : Vector.of(own.isEmpty() ? new CardMissing(card) : new ProxyOnly(card));
        });
    }

    /** Checks that there are dice, and official ones only. */
    @Rule(EventRuleId.DICE)
    public static Vector<ComponentViolation> dice(Kit kit) {
        int refused = kit.dice().count(origin -> !origin.isOfficial());
        return kit.dice().isEmpty()
                ? Vector.of(new NoDice())
                : refused > 0 ? Vector.of(new DiceRefused(refused)) : Vector.empty();
    }

    /** Checks that there are range and movement tools, and none that is forbidden. */
    @Rule(EventRuleId.TOOLS)
    public static Vector<ComponentViolation> tools(Kit kit) {
        Vector<ComponentViolation> missing = Vector.of(MeasuringTool.Kind.RANGE, MeasuringTool.Kind.MOVEMENT)
                .filter(kind -> !kit.tools().exists(tool -> tool.kind() == kind))
                .map(ToolMissing::new);
        return missing.appendAll(kit.tools()
                .flatMap(tool -> tool.fault().map(fault -> new ToolRefused(tool.name(), fault))));
    }

    /** Checks that no token is forbidden. */
    @Rule(EventRuleId.TOKENS)
    public static Vector<ComponentViolation> tokens(Kit kit) {
        return kit.tokens().flatMap(token -> token.faults().map(fault -> new TokenRefused(token.name(), fault)));
    }
}
