package io.github.crisisrules.build;

import java.util.Set;
import java.util.stream.Collectors;
import net.bytebuddy.asm.AsmVisitorWrapper;
import net.bytebuddy.build.Plugin;
import net.bytebuddy.description.field.FieldDescription;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.method.ParameterDescription;
import net.bytebuddy.description.type.RecordComponentDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.Implementation;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.matcher.ElementMatcher;
import net.bytebuddy.matcher.ElementMatchers;
import net.bytebuddy.pool.TypePool;

/**
 * Lets values refuse null parts by {@code Objects.requireNonNull(part, "part")}. Parts marked {@code @Nullable}, and those whose
 * type is a type variable that may be, are left alone.
 *
 * <ul>
 *   <li>The canonical constructor of every record begins with the checks of its components, before the call of {@code Record()}.
 *   <li>The constructors of public classes, and of those that Immutables generates, check what they store in final fields.
 *   <li>The public static methods of public types that return a value of that type begin with the checks of their parameters.
 * </ul>
 *
 * <p>Each check begins with an instruction that javac does not write, by which a class that was treated already is recognized.
 */
public final class NullChecks implements Plugin {
    private static final String NULLABLE = "org.jspecify.annotations.Nullable";

    @Override
    public boolean matches(TypeDescription type) {
        return type.isRecord() || type.isPublic() || type.getSimpleName().startsWith("Immutable");
    }

    @Override
    public DynamicType.Builder<?> apply(
            DynamicType.Builder<?> builder, TypeDescription type, ClassFileLocator locator) {
        ClassContent content = ClassContent.of(type, locator);
        if (content.isChecked()) {
            return builder;
        }
        ElementMatcher.Junction<MethodDescription> canonical = ElementMatchers.takesArguments(
                type.getRecordComponents().asTypeList().asErasures().toArray(TypeDescription[]::new));
        return builder.visit(new AsmVisitorWrapper.ForDeclaredMethods()
                .writerFlags(ClassWriter.COMPUTE_MAXS)
                .constructor(
                        type.isRecord() ? canonical : ElementMatchers.any(),
                        type.isRecord() ? NullChecks::ofComponents : NullChecks::ofFields)
                .method(
                        method -> type.isPublic() && isFactory(type, method),
                        (instrumented, method, visitor, context, pool, writerFlags, readerFlags) ->
                                ofParameters(method, visitor, content)));
    }

    private static boolean isFactory(TypeDescription type, MethodDescription method) {
        return method.isStatic()
                && method.isPublic()
                && !method.isSynthetic()
                && !type.isEnum()
                && method.getReturnType().asErasure().equals(type);
    }

    private static MethodVisitor ofParameters(MethodDescription method, MethodVisitor visitor, ClassContent content) {
        return new MethodVisitor(Opcodes.ASM9, visitor) {
            @Override
            public void visitCode() {
                super.visitCode();
                for (ParameterDescription parameter : method.getParameters()) {
                    if (isRequired(parameter.getType())) {
                        visitVarInsn(Opcodes.ALOAD, parameter.getOffset());
                        check(this, content.name(method, parameter));
                    }
                }
            }
        };
    }

    private static MethodVisitor ofComponents(
            TypeDescription type,
            MethodDescription constructor,
            MethodVisitor visitor,
            Implementation.Context context,
            TypePool pool,
            int writerFlags,
            int readerFlags) {
        return new MethodVisitor(Opcodes.ASM9, visitor) {
            @Override
            public void visitCode() {
                super.visitCode();
                int slot = 1;
                for (RecordComponentDescription component : type.getRecordComponents()) {
                    if (isRequired(component.getType())) {
                        visitVarInsn(Opcodes.ALOAD, slot);
                        check(this, component.getActualName());
                    }
                    slot += component.getType().getStackSize().getSize();
                }
            }
        };
    }

    private static MethodVisitor ofFields(
            TypeDescription type,
            MethodDescription constructor,
            MethodVisitor visitor,
            Implementation.Context context,
            TypePool pool,
            int writerFlags,
            int readerFlags) {
        Set<String> required = required(type);
        return new MethodVisitor(Opcodes.ASM9, visitor) {
            @Override
            public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
                if (opcode == Opcodes.PUTFIELD && owner.equals(type.getInternalName()) && required.contains(name)) {
                    visitInsn(Opcodes.DUP);
                    check(this, name);
                }
                super.visitFieldInsn(opcode, owner, name, descriptor);
            }
        };
    }

    /** Writes the check of the value on the stack, which it takes away. */
    private static void check(MethodVisitor visitor, String name) {
        visitor.visitInsn(Opcodes.NOP);
        visitor.visitLdcInsn(name);
        visitor.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "java/util/Objects",
                "requireNonNull",
                "(Ljava/lang/Object;Ljava/lang/String;)Ljava/lang/Object;",
                false);
        visitor.visitInsn(Opcodes.POP);
    }

    /** Returns the names of the final fields that may not be null. */
    private static Set<String> required(TypeDescription type) {
        return type.getDeclaredFields().stream()
                .filter(field -> field.isFinal() && !field.isStatic() && !field.isSynthetic())
                .filter(field -> isRequired(field.getType()))
                .map(FieldDescription::getName)
                .collect(Collectors.toSet());
    }

    private static boolean isRequired(TypeDescription.Generic type) {
        return !type.isPrimitive()
                && !isNullable(type)
                && !(type.getSort().isTypeVariable()
                        && type.getUpperBounds().stream().anyMatch(NullChecks::isNullable));
    }

    private static boolean isNullable(TypeDescription.Generic type) {
        return type.getDeclaredAnnotations().stream()
                .anyMatch(annotation -> annotation.getAnnotationType().getName().equals(NULLABLE));
    }

    @Override
    public void close() {}
}
