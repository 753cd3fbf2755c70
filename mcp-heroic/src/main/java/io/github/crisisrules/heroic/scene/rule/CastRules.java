package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPANY_FOLLOWS_WHO_IS_WITH_WHOM;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;

import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.scene.CastCommand;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.Consequence;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StartValidation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.scene.violation.StartViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The rules for entering and leaving, forming groups, handing over assets, reporting stress, and rulings. */
public final class CastRules {
    private CastRules() {}

    /** Decides on a new member of the cast. A refusal reports all faults of the sheet at once. */
    @Rule({SCENES, DATAFILE})
    public static Either<RuleViolation, Vector<SceneEvent>> join(SceneState state, CastCommand.JoinCast command) {
        CastSheet sheet = command.sheet();
        String name = sheet.datafile().name();
        Vector<RuleViolation> naming = Preconditions.written("the name of the newcomer", name)
                .filterOrElse(
                        named -> !state.cast().keySet().exists(one -> StartValidation.isAlike(one.name(), named)),
                        named -> new StartViolation.NameShared(named))
                .swap()
                .toVector();
        Vector<RuleViolation> faults = naming.appendAll(StartValidation.faults(sheet));
        return faults.isEmpty()
                ? Either.right(Vector.of(new CastEvent.CharacterJoined(sheet)))
                : Either.left(new SceneViolation.CannotJoin(name, faults));
    }

    /** Decides on entering the scene, which any living member of the cast may do. */
    @Rule({SCENES, TRAUMA})
    public static Either<RuleViolation, Vector<SceneEvent>> enter(SceneState state, CastCommand.EnterScene command) {
        return Preconditions.member(state, command.who())
                .flatMap(Preconditions::living)
                .filterOrElse(one -> !one.present(), one -> new SceneViolation.AlreadyInScene(command.who()))
                .map(one -> Vector.of(new CastEvent.SceneEntered(command.who())));
    }

    @Rule(SCENES)
    public static Either<RuleViolation, Vector<SceneEvent>> leave(SceneState state, CastCommand.LeaveScene command) {
        return Preconditions.calm(state)
                .flatMap(calm -> Preconditions.here(state, command.who()))
                .map(one -> Vector.of(new CastEvent.SceneLeft(command.who())));
    }

    /** Decides on forming a group voluntarily, which is free and possible only between actions. */
    @Rule({POOL, COMPANY_FOLLOWS_WHO_IS_WITH_WHOM})
    public static Either<RuleViolation, Vector<SceneEvent>> together(SceneState state, CastCommand.FormGroup command) {
        return Preconditions.calm(state)
                .flatMap(calm -> company(state, command.who()))
                .filterOrElse(
                        who -> who.size() > 1 || !state.companies().isTogether(who), SceneViolation.SameGroup::new)
                .map(who -> Vector.of(new CastEvent.GroupChanged(who)));
    }

    /**
     * Decides on splitting heroes off or gathering them for a doom die. Absent and dead companions do not count, so
     * splitting a hero off from them alone is refused and costs nothing.
     */
    @Rule({DOOM_SPEND, COMPANY_FOLLOWS_WHO_IS_WITH_WHOM})
    public static Either<RuleViolation, Vector<SceneEvent>> force(SceneState state, CastCommand.ForceGrouping command) {
        Vector<CastId> who = command.heroes();
        boolean split = state.companies().groups().exists(group -> group.containsAll(who));
        return Preconditions.open(state)
                .flatMap(open -> company(state, who))
                .filterOrElse(
                        all -> !all.forAll(
                                one -> state.allies(one).append(one).sorted().equals(all.sorted())),
                        SceneViolation.SameGroup::new)
                .flatMap(all -> Preconditions.hero(state, who.head()))
                .flatMap(hero ->
                        DoomRules.spend(state, command.die(), split ? DoomSpend.SPLIT_HEROES : DoomSpend.GATHER_HEROES))
                .map(paid -> paid.append(new CastEvent.GroupChanged(who)));
    }

    private static Either<RuleViolation, Vector<CastId>> company(SceneState state, Vector<CastId> who) {
        Either<RuleViolation, Vector<CastMember>> all = Either.right(Vector.empty());
        for (CastId one : who) {
            all = all.flatMap(before -> Preconditions.alive(state, one).map(before::append));
        }
        return all.flatMap(members -> {
            if (who.distinct().size() != who.size()
                    || members.map(CastMember::hero).distinct().size() > 1) {
                return Either.left(new SceneViolation.NotSameSide(who));
            }
            return who.isEmpty() ? Either.left(new SceneViolation.SameGroup(who)) : Either.right(who);
        });
    }

    /** Decides on handing over an asset, which is possible at any time unless the asset is in the pool being built. */
    @Rule(USE)
    public static Either<RuleViolation, Vector<SceneEvent>> hand(SceneState state, CastCommand.GiveAsset command) {
        Trait asset = command.asset();
        return Preconditions.open(state)
                .filterOrElse(open -> asset.kind() == TraitKind.ASSET, open -> new SceneViolation.NotAnAsset(asset))
                .flatMap(open -> Preconditions.alive(state, command.from()))
                .flatMap(from -> from.created(asset)
                        .<RuleViolation>toEither(() -> new SceneViolation.NoSuchTrait(command.from(), asset)))
                .filterOrElse(
                        one -> !inPool(state, command.from(), asset), one -> new SceneViolation.AssetInPool(asset))
                .flatMap(one -> Preconditions.alive(state, command.to())
                        .filterOrElse(
                                to -> to.created(asset).isEmpty(),
                                to -> new SceneViolation.AlreadyHasAsset(command.to(), asset))
                        .map(to -> Vector.of(
                                new CastEvent.TraitEnded(command.from(), one),
                                new CastEvent.TraitCreated(command.to(), one))));
    }

    private static boolean inPool(SceneState state, CastId who, Trait trait) {
        return state.hand(Stage.POOL)
                .exists(hand -> hand.roller().contains(who)
                        && hand.pool().exists(die -> die.trait().equals(trait)));
    }

    /** Decides on stress reported by the players without an action. */
    @Rule({STRESS, TRAUMA})
    public static Either<RuleViolation, Vector<SceneEvent>> stress(SceneState state, CastCommand.ReportStress command) {
        return Preconditions.open(state)
                .flatMap(open -> Preconditions.alive(state, command.who()))
                .map(who -> EffectRules.stress(who, command.type(), command.die()));
    }

    /** Decides on a ruling of the Watcher and applies its consequences in order. */
    @Rule({WATCHER_RULES_ON_SPECIAL_EFFECTS, PP_ANY})
    public static Either<RuleViolation, Vector<SceneEvent>> ruling(SceneState state, CastCommand.MakeRuling command) {
        Either<RuleViolation, Transition<SceneState, SceneEvent>> ruled = Preconditions.open(state)
                .flatMap(open -> Preconditions.sentence("the ruling", command.what()))
                .map(what -> Transition.of(state, Vector.of(new CastEvent.RulingMade(what))));
        for (Consequence consequence : command.consequences()) {
            ruled = ruled.flatMap(so -> consequence.decide(so.state()).map(so::thenAll));
        }
        return ruled.map(Transition::events);
    }
}
