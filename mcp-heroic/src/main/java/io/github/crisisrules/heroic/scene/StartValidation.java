package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.ActionOrder;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Groups;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.DatafileCheck;
import io.github.crisisrules.heroic.scene.violation.StartViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;

/** The validation of a {@link SceneStart}, which reports all faults at once, and the initial state made from it. */
public final class StartValidation {
    private StartValidation() {}

    @Rule({SCENES, ORDER, POOL, DATAFILE})
    static Validation<Seq<RuleViolation>, SceneState> of(SceneStart start) {
        Vector<RuleViolation> faults = names(start.cast())
                .appendAll(
                        start.cast().exists(CastSheet::isHero)
                                ? Vector.empty()
                                : Vector.of(new StartViolation.NoHero()))
                .appendAll(start.cast().flatMap(StartValidation::faults))
                .appendAll(groups(start));
        return faults.isEmpty() ? Validation.valid(state(start)) : Validation.invalid(faults);
    }

    private static Vector<RuleViolation> names(Vector<CastSheet> cast) {
        Vector<String> names = cast.map(sheet -> sheet.datafile().name());
        Vector<RuleViolation> blank = names.zipWithIndex()
                .filter(name -> name._1.isBlank())
                .map(name -> new StartViolation.MissingName(name._2 + 1));
        return blank.appendAll(names.reject(String::isBlank).flatMap(name -> PlainName.fault(name, PlainName.LONGEST)))
                .appendAll(alike(names.reject(String::isBlank)).map(StartViolation.DuplicateName::new));
    }

    /** Returns the names that occur more than once, counting look-alike names as equal. */
    private static Vector<String> alike(Vector<String> names) {
        return names.distinctBy(PlainName::key).filter(name -> names.count(other -> Trait.isSameName(name, other)) > 1);
    }

    /** Returns all faults of one sheet except those of its name. */
    @Rule(DATAFILE)
    public static Vector<RuleViolation> faults(CastSheet sheet) {
        String character = sheet.datafile().name();
        return Vector.<RuleViolation>narrow(DatafileCheck.faults(sheet.datafile()))
                .appendAll(twice(sheet.traits().map(CreatedTrait::trait))
                        .map(trait -> new StartViolation.DuplicateTrait(character, trait)));
    }

    /**
     * Returns the faults of the groups: each member must be in the cast and in one group only, and all members of a
     * group on one side.
     */
    private static Vector<RuleViolation> groups(SceneStart start) {
        Vector<String> named = start.groups().flatMap(group -> group);
        Vector<RuleViolation> strangers = named.distinct()
                .filter(name -> !start.cast().exists(sheet -> isCalled(sheet, name)))
                .map(StartViolation.UnknownName::new);
        Vector<RuleViolation> mixed = start.groups()
                .filter(group -> start.cast()
                                .filter(sheet -> group.exists(name -> isCalled(sheet, name)))
                                .map(CastSheet::isHero)
                                .distinct()
                                .size()
                        > 1)
                .map(StartViolation.GroupOfBothSides::new);
        return strangers
                .appendAll(twice(named).map(StartViolation.InTwoGroups::new))
                .appendAll(mixed);
    }

    private static boolean isCalled(CastSheet sheet, String name) {
        return sheet.datafile().name().equals(name);
    }

    private static <A> Vector<A> twice(Vector<A> things) {
        return things.distinct().filter(one -> things.count(one::equals) > 1);
    }

    private static SceneState state(SceneStart start) {
        Vector<Tuple2<CastId, CastMember>> cast =
                start.cast().map(StartValidation::member).map(member -> Tuple.of(member.id(), member));
        return ImmutableSceneState.builder()
                .act(1)
                .scene(0)
                .sceneKind(SceneKind.TRANSITION)
                .isOpen(false)
                .doom(start.doom())
                .cast(LinkedHashMap.ofEntries(cast))
                .groups(new Groups(
                        start.groups().filter(group -> group.size() > 1).map(group -> group.map(CastId::new))))
                .order(ActionOrder.start())
                .traumaPolicy(start.traumaPolicy())
                .build();
    }

    /** Creates the cast member that the sheet describes. */
    static CastMember member(CastSheet sheet) {
        return ImmutableCastMember.builder()
                .isHero(sheet.isHero())
                .datafile(sheet.datafile())
                .isPresent(sheet.isPresent())
                .plotPoints(sheet.plotPoints())
                .experience(sheet.experience())
                .harm(sheet.harm())
                .traits(sheet.traits())
                .boosts(0)
                .framedTrauma(sheet.framedTrauma())
                .build();
    }
}
